/** Whether something is pointed at before it is pressed: by the mouse or by the keyboard. A finger presses at once. */
import type { Attachment } from 'svelte/attachments';

export function pointed(tell: (at: boolean) => void): Attachment<Element> {
  return (element) => {
    const leave = new AbortController();
    const { signal } = leave;
    // Later: what is taken off the page loses the focus while the page is being changed.
    const say = (at: boolean): void => queueMicrotask(() => signal.aborted || tell(at));
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') say(true);
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) say(true);
    };
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('focus', focus, { signal });
    for (const end of ['pointerleave', 'blur']) element.addEventListener(end, () => say(false), { signal });
    return () => leave.abort();
  };
}
