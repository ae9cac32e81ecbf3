// The types of Domìnium.
import type { DominiumCatalog, DominiumEvents, DominiumMatchView, DominiumOptions } from 'reami';

export interface Dominium {
  view: DominiumMatchView;
  options: DominiumOptions;
  catalog: DominiumCatalog;
  events: DominiumEvents;
}
