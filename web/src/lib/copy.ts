/** To the clipboard. Browsers offer it on secure pages only; elsewhere the old way still works. */
export async function copy(text: string): Promise<void> {
  // `clipboard` is missing on plain HTTP, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
