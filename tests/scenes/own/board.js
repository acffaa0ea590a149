/** A board of a game's own, as small as one can be: what may be played, as buttons. */
export function mount(target, props) {
  const draw = ({ moves, names, seat, play }) => {
    const buttons = moves.map(({ move, label }) => {
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = () => play(move);
      return button;
    });
    const name = document.createElement('p');
    name.textContent = `${names[seat]}: ${moves.length}`;
    target.replaceChildren(name, ...buttons);
  };
  draw(props);
  return { update: draw, destroy: () => target.replaceChildren() };
}
