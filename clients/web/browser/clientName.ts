// The client's name in `hello`, such as `reami-web (Firefox on Linux)`. People recognize their devices by it.

/**
 * The browsers in the order of the search. Most browsers also name other browsers in the user agent, so the
 * first that matches is the right one.
 */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1];

export function clientName(userAgent: string): string {
  const browser = first(browsers, userAgent) ?? 'a browser';
  const system = first(systems, userAgent);
  return `reami-web (${browser}${system === undefined ? '' : ` on ${system}`})`;
}

/** The name of this client. */
export const thisClient = clientName(globalThis.navigator?.userAgent ?? '');
