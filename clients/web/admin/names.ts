// What the page for admins calls what the server has short names for.
import { known } from '../words/t';

export const gameName = (game: string) => known(`game.${game}`) ?? game;
export const phaseName = (phase: string) => known(`admin.phase.${phase}`) ?? phase;
