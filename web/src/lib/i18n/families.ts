/** Messages that are chosen by a value: which values each family has a message for, so that every one is checked. */
export const FAMILIES = {
  kind: ['dice', 'cards', 'abstract', 'race'],
  availability: ['in_print', 'out_of_print', 'unknown', 'traditional'],
  problem: [
    ...['malformed', 'illegal', 'not_your_turn', 'stale', 'over', 'another_hand', 'not_yours', 'not_now'],
    ...['taken', 'too_fast', 'busy', 'bad_request', 'nobody', 'wrong_password', 'login_taken', 'forbidden'],
    ...['one_a_screen', 'needs_account', 'needs_clock', 'not_found', 'not_allowed', 'conflict', 'too_large'],
    ...['not_json', 'too_many', 'too_many_tables', 'no_game', 'old_rules', 'broken', 'failed'],
  ],
  farewell: [
    ...['not_found', 'too_slow', 'too_many', 'bad_messages', 'stopping', 'signed_out', 'busy'],
    ...['no_game', 'old_rules', 'broken'],
  ],
  'shelf-status': ['waiting', 'playing', 'adjourned', 'over'],
  way: ['bots', 'here', 'friends'],
  'way-about': ['bots', 'here', 'friends'],
  'level-about': ['1', '2', '3', '4', '5'],
  'time-limit': ['none', 'quick', 'calm', 'move', 'day'],
  link: ['connecting', 'open', 'lost', 'closed'],
  ask: ['undo', 'adjourn'],
  ended: ['resigned', 'time'],
  verdict: ['honest', 'strayed', 'elsewhere', 'no_chance'],
  find: ['sealed', 'noted', 'word', 'numbers', 'once'],
  doubt: ['sealed', 'noted', 'word', 'numbers', 'once'],
  theme: ['auto', 'light', 'dark'],
  palette: ['table', 'clear', 'bold'],
  motion: ['auto', 'full', 'reduced'],
  pace: ['calm', 'normal', 'brisk', 'instant'],
  // What views of many games hold; a field that is not here keeps the name its game gave it.
  field: [
    ...['board', 'cards', 'columns', 'deck', 'dice', 'die', 'discard', 'draw', 'hand', 'hands', 'home'],
    ...['last', 'left', 'points', 'reserve', 'round', 'row', 'rows', 'start', 'taken', 'turns'],
  ],
} as const;

export type Families = { [Family in keyof typeof FAMILIES]: (typeof FAMILIES)[Family][number] };
