// What the parts of the page for admins share: how they ask the server, and when their lists are old.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AdminAnswer, AdminRequest } from 'reami';
import { ask, asJson } from '../net/requests';
import { type Loaded, useLoaded } from '../ui/useLoaded';

type Answers = { [One in AdminAnswer as One['t']]: One };

export interface AdminHere {
  token: string;
  /** rises with everything that is done, and with every wish to look again */
  times: number;
  lookAgain(): void;
}

export const AdminContext = createContext<AdminHere | null>(null);
export const useAdmin = () => useContext(AdminContext)!;

/** Throws `Refused` with what the server says. */
export const asked = (token: string, request: AdminRequest) =>
  ask<AdminAnswer>('/api/admin', asJson(request, token));

/** The list of that name, whenever it may be another one. */
export function useList<Name extends AdminRequest['t'] & keyof Answers>(
  request: Extract<AdminRequest, { t: Name }>,
): Loaded<Answers[Name]> {
  const { token, times } = useAdmin();
  const wanted = JSON.stringify(request);
  return useLoaded(async () => (await asked(token, request)) as Answers[Name], [token, times, wanted]);
}
