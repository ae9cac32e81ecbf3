// The types of Domaine.
import type { DomaineCatalog, DomaineEvents, DomaineMatchView, DomaineOptions } from 'reami';

export interface Domaine {
  view: DomaineMatchView;
  options: DomaineOptions;
  catalog: DomaineCatalog;
  events: DomaineEvents;
}
