// The context of the page for admins: requests to the server, and a counter that tells lists to reload.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AdminAnswer, AdminRequest } from 'reami';
import { ask, asJson } from '../net/requests';
import { type Loaded, useLoaded } from '../ui/useLoaded';

type Answers = { [One in AdminAnswer as One['t']]: One };

export interface AdminHere {
  token: string;
  /** increases after every action and every reload */
  times: number;
  lookAgain(): void;
}

export const AdminContext = createContext<AdminHere | null>(null);
export const useAdmin = () => useContext(AdminContext)!;

/** Throws `Refused` with the server's message. */
export const asked = (token: string, request: AdminRequest) =>
  ask<AdminAnswer>('/api/admin', asJson(request, token));

/** The answer to the request. Asks again whenever `times` or the request changes. */
export function useList<Name extends AdminRequest['t'] & keyof Answers>(
  request: Extract<AdminRequest, { t: Name }>,
): Loaded<Answers[Name]> {
  const { token, times } = useAdmin();
  const wanted = JSON.stringify(request);
  return useLoaded(async () => (await asked(token, request)) as Answers[Name], [token, times, wanted]);
}
