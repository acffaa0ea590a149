import { expect, test } from 'vitest';

import { match } from './routes';

test('each page has its address', () => {
  expect(match('/')).toEqual({ page: 'shelf' });
  expect(match('/games/hippo')).toEqual({ page: 'game', game: 'hippo' });
  expect(match('/games/hippo/learn')).toEqual({ page: 'learn', game: 'hippo' });
  expect(match('/tables/Ab3_-x')).toEqual({ page: 'table', table: 'Ab3_-x' });
  expect(match('/best')).toEqual({ page: 'best', game: '' });
  expect(match('/best/hippo')).toEqual({ page: 'best', game: 'hippo' });
  expect(match('/people/Ab3_-x')).toEqual({ page: 'person', person: 'Ab3_-x' });
  expect(match('/replay/Ab3_-x')).toEqual({ page: 'replay', table: 'Ab3_-x' });
  expect(match('/workbench/hippo')).toEqual({ page: 'workbench', game: 'hippo' });
  expect(match('/settings/')).toEqual({ page: 'settings' });
});

test('an address that leads nowhere is said to lead nowhere', () => {
  expect(match('/games')).toEqual({ page: 'nowhere' });
  expect(match('/games/a/b')).toEqual({ page: 'nowhere' });
});
