/** Pictures as paths. Those of actions fill a square of 40. */
import type { Action } from './cards';
import type { Colour } from './view';

/** Each clan has its own weave, so that colours are told apart without colour. On a square of 20. */
export const WEAVES: Record<Colour, string> = {
  red: 'M0 5H20M0 15H20M5 0V20M15 0V20',
  blue: 'M3 0V20M7 0V20M13 0V20M17 0V20',
  green: 'M-2 8L8 -2M0 16L16 0M4 22L22 4M14 22L22 14',
};

export const ICONS: Record<Action, string> = {
  adrenaline: 'M22 3L8 23H18L15 37L31 15H21Z',
  heave: 'M3 20H37M10 12L3 20L10 28M30 12L37 20L30 28M17 14V26M23 14V26',
  lowblow: 'M12 4V22C12 26 8 27 6 30V35H33V30C33 26 26 26 23 23V4ZM6 35H33M12 12H23',
  macho:
    'M20 17C16 11 8 12 5 20C3 25 0 25 0 25C8 31 16 28 20 22C24 28 32 31 40 25C40 25 37 25 35 20C32 12 24 11 20 17Z',
  monster: 'M4 35C4 16 8 5 18 4C28 3 31 13 24 16C18 18 15 24 17 35ZM23 35A7 7 0 0 1 37 35M20 9H20.1',
  reinforce: 'M6 14H18V32H6ZM14 10H26V28M22 6H34V24M28 30V38M24 34H32',
  rope: 'M0 22C5 15 9 28 14 20M26 20C31 13 35 26 40 18M14 20L17 12M14 20L18 20M14 20L16 28M26 20L23 12M26 20L22 20M26 20L24 28',
  scram: 'M4 5H20V35H4ZM14 20H37M29 12L37 20L29 28M9 19V22',
  swap: 'M5 13H33M25 5L33 13L25 21M35 28H7M15 20L7 28L15 36',
  weakest: 'M6 36C10 22 18 8 35 4C34 18 26 28 12 30M6 36C14 26 20 20 28 12M18 12V18M13 19L15 25M24 27L22 21',
};

/** A burst of sixteen points around the origin. */
export const BURST = Array.from({ length: 32 }, (_, i) => {
  const [angle, reach] = [(i * Math.PI) / 16, i % 2 ? 8 : 10.5];
  return `${i ? 'L' : 'M'}${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
}).join('');
