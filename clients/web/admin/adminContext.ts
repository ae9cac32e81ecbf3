// What the parts of the page for admins share: requests to the server, and a counter. When the counter
// increases, lists load again.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AdminAnswer, AdminRequest } from 'reami';
import { ask, asJson } from '../net/requests';
import { type Loaded, useLoaded } from '../ui/useLoaded';

type Answers = { [One in AdminAnswer as One['t']]: One };

export interface AdminHere {
  token: string;
  /** increases after every action of the admin, and whenever the admin reloads a list */
  times: number;
  lookAgain(): void;
}

export const AdminContext = createContext<AdminHere | null>(null);
export const useAdmin = () => useContext(AdminContext)!;

/** Sends a request. If the server refuses it, throws `Refused` with the server's message. */
export const asked = (token: string, request: AdminRequest) =>
  ask<AdminAnswer>('/api/admin', asJson(request, token));

/**
 * Sends a request and returns its answer. Sends the request again whenever `times` or the request changes.
 */
export function useList<Name extends AdminRequest['t'] & keyof Answers>(
  request: Extract<AdminRequest, { t: Name }>,
): Loaded<Answers[Name]> {
  const { token, times } = useAdmin();
  const wanted = JSON.stringify(request);
  return useLoaded(async () => (await asked(token, request)) as Answers[Name], [token, times, wanted]);
}
