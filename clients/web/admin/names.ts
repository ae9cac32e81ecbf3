// The texts that the page for admins shows for the server's short names.
import { known } from '../words/t';

export const gameName = (game: string) => known(`game.${game}`) ?? game;
export const phaseName = (phase: string) => known(`admin.phase.${phase}`) ?? phase;
