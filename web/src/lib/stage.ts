/** The stage is what a table leaves to its board: all the width there is, and a height that `--stage` names. */

/** The width at which a drawing of these proportions fills the stage's height; no limit where there is no stage. */
export const withinStage = ({ width, height }: { width: number; height: number }): string =>
  `calc(var(--stage) * ${width / height})`;
