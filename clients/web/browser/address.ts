// Which page each address shows. The server answers every one of these addresses with one file
// (server/http/web_client).
import { computed, signal } from '@preact/signals';
import { at, below } from './base';
import { codeIn } from './roomCode';

export type Page =
  | { name: 'home' }
  | { name: 'room'; code: string }
  | { name: 'replay'; code: string; match: number }
  | { name: 'replay-file' }
  | { name: 'rules'; game: string }
  | { name: 'me' }
  | { name: 'settings' }
  | { name: 'admin' }
  | { name: 'missing' };

/** Decodes a part of a path. A part with invalid escapes stays unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The page of a path. For example, `/r/KETMKARD/2` is the replay of the second match in the room KETMKARD.
 */
export function pageOf(path: string): Page {
  const [first, second, third, ...more] = path.split('/').filter(part => part !== '');
  if (more.length > 0) return { name: 'missing' };
  if (first === undefined) return { name: 'home' };
  const code = first === 'r' && second !== undefined ? codeIn(decoded(second)) : null;
  if (code !== null) {
    if (third === undefined) return { name: 'room', code };
    const match = /^[1-9]\d{0,5}(?=\D*$)/.exec(decoded(third));
    if (match) return { name: 'replay', code, match: Number(match[0]) };
  }
  if (first === 'rules' && second !== undefined && third === undefined)
    return { name: 'rules', game: second };
  if (first === 'me' && second === undefined) return { name: 'me' };
  if (first === 'settings' && second === undefined) return { name: 'settings' };
  if (first === 'admin' && second === undefined) return { name: 'admin' };
  if (first === 'replay' && second === undefined) return { name: 'replay-file' };
  return { name: 'missing' };
}

/** The page of the browser's present address. */
const shown = (): Page => pageAt(location.pathname);

function pageAt(address: string): Page {
  const path = below(address);
  return path === null ? { name: 'missing' } : pageOf(path);
}

export const page = signal<Page>(shown());

/** The parameters after `?` in the address. They say how to show the page. */
export const query = computed(() => {
  void page.value; // makes this value depend on the address
  return new URLSearchParams(location.search);
});

/** Shows another page, without loading the client again. `path` lacks the base path: `/r/KETMKARD`. */
export function go(path: string): void {
  history.pushState(null, '', at(path));
  page.value = shown();
  scrollTo(0, 0);
}

addEventListener('popstate', () => (page.value = shown()));

/**
 * Handles a click on a link to one of our pages: shows the page without loading the client again. Leaves
 * clicks with a modifier key or another mouse button to the browser.
 */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || link.target !== '' || link.hasAttribute('download')) return;
  const path = below(link.pathname);
  if (link.origin !== location.origin || link.hash !== '') return;
  if (path === null || pageOf(path).name === 'missing') return;
  event.preventDefault();
  go(path + link.search);
}
