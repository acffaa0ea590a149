/** An animal for each number, the bigger the higher: around 0,0, about 40 wide and 40 high. */
export interface Animal {
  /** Colour and outline, from the back to the front. */
  parts: [string, string][];
  /** Where its eyes are: to the left and right of the middle, and how high. */
  eyes: [number, number];
  /** The mouth and other fine lines. */
  lines: string;
}

const oval = (x: number, y: number, across: number, high = across): string =>
  `M${x - across},${y}a${across},${high} 0 1 0 ${2 * across},0a${across},${high} 0 1 0 ${-2 * across},0Z`;
const pair = (x: number, y: number, across: number, high = across): string =>
  oval(-x, y, across, high) + oval(x, y, across, high);

export const ANIMALS: Record<number, Animal> = {
  // a ladybird
  1: {
    parts: [
      ['#2b211b', oval(0, -9, 9, 8)],
      ['#d8413a', oval(0, 5, 17, 15)],
      ['#2b211b', `M-0.8,-10H0.8V20H-0.8Z${pair(8, 1, 3.2)}${pair(7, 12, 2.6)}`],
      ['#fff', pair(4, -11, 2.8)],
    ],
    eyes: [4, -11],
    lines: 'M-5,-16Q-7,-20 -10,-20M5,-16Q7,-20 10,-20',
  },
  // a snail
  2: {
    parts: [
      ['#e3b778', 'M-20,17Q-22,-4 -15,-6Q-9,-7 -9,2Q-8,9 0,10H20Q22,17 16,18H-16Z'],
      ['#a9663a', oval(6, 1, 14, 13)],
      ['#d99a5b', oval(6, 2, 9, 8)],
      ['#a9663a', oval(7, 3, 4)],
    ],
    eyes: [0, 0],
    lines: 'M-17,-5L-20,-15M-12,-6L-11,-15M-19,5Q-16,8 -13,6M-20,-15v0.1M-11,-15v0.1',
  },
  // a mouse
  3: {
    parts: [
      ['#8d8f9c', pair(13, -9, 9)],
      ['#f2b8c0', pair(13, -9, 5)],
      ['#a7a9b5', oval(0, 5, 16, 14)],
      ['#f08a97', oval(0, 8, 2.6)],
    ],
    eyes: [6, 1],
    lines: 'M-6,10L-19,8M-6,12L-18,15M6,10L19,8M6,12L18,15M-3,13Q0,15 3,13',
  },
  // a frog
  4: {
    parts: [
      ['#5aa845', pair(10, -9, 8)],
      ['#6fbf55', oval(0, 5, 19, 14)],
      ['#fff', pair(10, -10, 5)],
      ['#f29bb0', pair(14, 6, 2.6)],
    ],
    eyes: [10, -9],
    lines: 'M-11,7Q0,16 11,7M-2,0v0.1M2,0v0.1',
  },
  // a hedgehog
  5: {
    parts: [
      [
        '#7a5436',
        'M-20,10L-17,5L-21,0L-16,-3L-18,-9L-12,-9L-12,-16L-6,-13L-3,-19L1,-14L6,-18L8,-12L14,-14L14,-8L19,-6L17,0L21,4L17,8L20,13L12,18H-12Z',
      ],
      ['#edcfa0', oval(0, 6, 13, 12)],
      ['#2b211b', oval(0, 8, 3, 2.4)],
    ],
    eyes: [5.5, 2],
    lines: 'M-4,12Q0,16 4,12',
  },
  // a cat
  6: {
    parts: [
      ['#e8943a', 'M-17,-1L-16,-19L-5,-11H5L16,-19L17,-1Z'],
      ['#f8cf9c', 'M-14,-8L-14,-15L-8,-10ZM14,-8L14,-15L8,-10Z'],
      ['#f0a64e', oval(0, 3, 18, 15)],
      ['#b85f5f', 'M-3,5H3L0,8Z'],
    ],
    eyes: [7, 0],
    lines: 'M0,8Q-2,12 -5,10M0,8Q2,12 5,10M-8,8L-20,6M-8,11L-19,13M8,8L20,6M8,11L19,13M-3,-11V-7M3,-11V-7',
  },
  // a penguin
  8: {
    parts: [
      ['#2f3b4f', 'M-16,20Q-19,-19 0,-19Q19,-19 16,20Z'],
      ['#fff', `${pair(5.5, -3, 7, 8)}M-11,20Q-14,3 0,1Q14,3 11,20Z`],
      ['#f2992e', 'M-5,0Q0,-4 5,0Q0,7 -5,0Z'],
    ],
    eyes: [5.5, -5],
    lines: '',
  },
  // a fox
  9: {
    parts: [
      ['#d4622a', 'M-19,-1L-18,-20L-6,-10H6L18,-20L19,-1L0,19Z'],
      ['#4b2a1a', 'M-16,-9L-16,-16L-10,-10ZM16,-9L16,-16L10,-10Z'],
      ['#fff4e2', 'M-18,1Q-9,0 -3,9L0,19ZM18,1Q9,0 3,9L0,19Z'],
      ['#2b211b', oval(0, 15, 3.4, 3)],
    ],
    eyes: [7, -1],
    lines: '',
  },
  // a panda
  10: {
    parts: [
      ['#2b2b30', pair(14, -12, 7)],
      ['#fffdf6', oval(0, 3, 19, 17)],
      ['#2b2b30', `${oval(-7.5, 0, 5, 6)}${oval(7.5, 0, 5, 6)}${oval(0, 8, 3, 2.2)}`],
      ['#fff', pair(7, -1, 2.8)],
    ],
    eyes: [7, -1],
    lines: 'M0,10V12M-4,13Q0,16 4,13M-19,3a19,17 0 1 0 38,0a19,17 0 1 0 -38,0Z',
  },
  // a lion
  11: {
    parts: [
      [
        '#a8581f',
        'M0,-21L6,-17L13,-18L15,-11L21,-8L18,-1L21,6L16,10L15,17L8,17L3,21L-3,21L-8,17L-15,17L-16,10L-21,6L-18,-1L-21,-8L-15,-11L-13,-18L-6,-17Z',
      ],
      ['#f0b548', `${pair(10, -9, 4)}${oval(0, 1, 13.5, 13)}`],
      ['#fbe2ae', oval(0, 8, 7, 5)],
      ['#5a2f16', 'M-4,3H4L0,7Z'],
    ],
    eyes: [6, -3],
    lines: 'M0,7V9M-4,10Q0,13 4,10',
  },
  // an elephant
  12: {
    parts: [
      ['#7f8fa3', pair(15, -3, 8, 13)],
      ['#c9a9b4', pair(16, -2, 4.5, 9)],
      ['#93a3b6', `${oval(0, -3, 13, 15)}M-5,4Q-5,16 -3,19Q2,24 7,19L4,16Q2,17 4,4Z`],
      ['#fff8e6', 'M-10,8Q-11,14 -7,16L-6,9ZM10,8Q11,14 7,16L6,9Z'],
    ],
    eyes: [6, -4],
    lines: 'M-4,9H3M-3.5,13H3',
  },
  // a giraffe
  13: {
    parts: [
      ['#e8b64a', 'M-6,21V4H8V21ZM-7,-10L-7,-20H-4L-3,-10ZM7,-10L7,-20H4L3,-10Z'],
      ['#8a5323', `${pair(5.5, -20, 2.8)}M-6,14L0,12L1,18L-6,19ZM3,9L8,8V14L4,14Z`],
      ['#d9a238', oval(-14, -9, 6, 3.4) + oval(14, -9, 6, 3.4)],
      ['#f0c763', 'M-11,-10Q-10,-16 0,-16Q10,-16 11,-10L8,5Q6,13 0,13Q-6,13 -8,5Z'],
      ['#fbe7bd', oval(0, 8, 8, 6)],
    ],
    eyes: [6.5, -7],
    lines: 'M-3,6v0.1M3,6v0.1M-3,10Q0,12 3,10',
  },
};
