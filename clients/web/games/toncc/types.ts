// The types of Tóncc.
import type { TonccCatalog, TonccEvents, TonccMatchView, TonccOptions } from 'reami';

export interface Toncc {
  view: TonccMatchView;
  options: TonccOptions;
  catalog: TonccCatalog;
  events: TonccEvents;
}
