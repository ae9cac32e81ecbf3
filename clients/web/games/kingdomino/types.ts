// The types of Kingdomino.
import type { KingdominoCatalog, KingdominoEvents, KingdominoMatchView, KingdominoOptions } from 'reami';

export interface Kingdomino {
  view: KingdominoMatchView;
  options: KingdominoOptions;
  catalog: KingdominoCatalog;
  events: KingdominoEvents;
}
