/**
 * The stage is what a page leaves to its board: a width and a height (`.stage`, style/stage.css). A board fills it and
 * never grows beyond it. Of the ways in which a game can be laid out, the one is taken that fills most of it.
 */
export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** CSS pixels for one unit of a drawing that is as big as the stage allows. */
export const zoomIn = (stage: Size, drawn: Size): number =>
  Math.min(stage.width / drawn.width, stage.height / drawn.height);

/** The layout that fills most of the stage; of equals the first. */
export function fitting<Layout extends Size>(stage: Size, first: Layout, ...others: Layout[]): Layout {
  const filled = (drawn: Size): number => zoomIn(stage, drawn) ** 2 * drawn.width * drawn.height;
  return others.reduce((best, other) => (filled(other) > filled(best) ? other : best), first);
}

/** The width at which a drawing of this height has the stage's proportions, as far as its pieces allow. */
export const widthIn = (stage: Size, height: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round((height * stage.width) / Math.max(1, stage.height))));

/** Where a point of a drawing lies on the stage, in CSS pixels: the drawing is in the middle. */
export function onStage(stage: Size, drawn: Size, x: number, y: number): { left: number; top: number } {
  const zoom = zoomIn(stage, drawn);
  return {
    left: stage.width / 2 + (x - drawn.width / 2) * zoom,
    top: stage.height / 2 + (y - drawn.height / 2) * zoom,
  };
}
