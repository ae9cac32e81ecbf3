// The file for calendars: RFC 5545.
import assert from 'node:assert/strict';
import test from 'node:test';
import { calendarOf } from '../../../clients/web/model/calendar';

const entry = {
  id: 'KETMKARD-1@club.example',
  title: 'Kingdomino',
  link: 'https://club.example/r/KETMKARD',
  at: Date.UTC(2026, 11, 4, 20, 0),
  madeAt: Date.UTC(2026, 10, 30, 9, 5, 7),
};

test('times are in UTC, and each line ends with CR LF', () => {
  const lines = calendarOf(entry).split('\r\n');
  assert.equal(lines.at(-1), '');
  assert.ok(lines.includes('DTSTART:20261204T200000Z'));
  assert.ok(lines.includes('DTSTAMP:20261130T090507Z'));
  assert.ok(lines.includes('UID:KETMKARD-1@club.example'));
  assert.ok(lines.every(line => !line.includes('\n')));
});

test('characters with a meaning are escaped', () => {
  assert.match(
    calendarOf({ ...entry, title: 'Ada, Bob; and \\ all' }),
    /SUMMARY:Ada\\, Bob\\; and \\\\ all\r\n/,
  );
});

test('a long line is folded after 75 octets, and never inside a character', () => {
  const title = 'è'.repeat(60);
  const lines = calendarOf({ ...entry, title }).split('\r\n');
  assert.ok(lines.every(line => Buffer.byteLength(line) <= 75));
  const at = lines.findIndex(line => line.startsWith('SUMMARY:'));
  assert.equal(lines[at]! + lines[at + 1]!.slice(1), `SUMMARY:${title}`);
});
