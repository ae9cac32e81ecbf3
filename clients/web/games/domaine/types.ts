// The types of Domaine, together.
import type { DomaineCatalog, DomaineEvents, DomaineMatchView, DomaineOptions } from 'reami';

export interface Domaine {
  view: DomaineMatchView;
  options: DomaineOptions;
  catalog: DomaineCatalog;
  events: DomaineEvents;
}
