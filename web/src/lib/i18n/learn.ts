/** What lessons say. */
export const fr = {
  title: (game: string) => `Apprendre ${game}`,
  start: (minutes: number) => `Apprendre en jouant (${minutes} min)`,
  step: (n: number, of: number) => `Étape ${n} sur ${of}`,
  note: 'Que faire',
  goOn: 'Continuer',
  show: 'Montrez-moi',
  doIt: 'Jouez pour moi',
  other: (move: string) =>
    `« ${move} » : la règle le permet aussi. Pour cette leçon, suivez la note, et nous y arriverons ensemble.`,
  cannot: 'Cela ne se peut pas ici.',
  back: 'Une étape en arrière',
  again: 'Depuis le début',
  leave: 'À la page du jeu',
  done: 'À vous de jouer !',
  playNow: (level: string) => `Une vraie partie, contre « ${level} »`,
};

export const en: typeof fr = {
  title: (game) => `Learning ${game}`,
  start: (minutes) => `Learn by playing (${minutes} min)`,
  step: (n, of) => `Step ${n} of ${of}`,
  note: 'What to do',
  goOn: 'Go on',
  show: 'Show me',
  doIt: 'Play it for me',
  other: (move) =>
    `“${move}”: the rules allow that too. For this lesson, follow the note and we will get there together.`,
  cannot: 'That cannot be done here.',
  back: 'One step back',
  again: 'From the beginning',
  leave: 'To the game’s page',
  done: 'Now you can play!',
  playNow: (level) => `A real game, against “${level}”`,
};
