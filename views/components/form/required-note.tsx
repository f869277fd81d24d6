/** What the star means; above the fields of a form that has some without it. Without the note the stylesheet hides the stars. */
export function RequiredNote() {
  return <p className="required-note">* means required</p>;
}
