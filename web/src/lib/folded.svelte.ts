import { untrack } from 'svelte';

/**
 * What is shown now, made from what was shown before: once for each change of what `next` is told to watch.
 * Boards keep their pieces' identities with it, since a view has none.
 */
export function folded<Shown, Watched>(
  watch: () => Watched,
  first: (now: Watched) => Shown,
  next: (before: Shown, now: Watched) => Shown,
): { readonly current: Shown } {
  let before: Shown | undefined;
  const current = $derived.by(() => {
    const now = watch();
    return untrack(() => (before = before === undefined ? first(now) : next(before, now)));
  });
  return {
    get current() {
      return current;
    },
  };
}
