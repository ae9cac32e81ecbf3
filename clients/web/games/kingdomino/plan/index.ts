// The table of Kingdomino in which players also plan their next moves.
import style from '../style/plan.css';
import { PlanningTable } from './PlanningTable';
import { words } from './words';

export const planning = { words, style, Table: PlanningTable };
