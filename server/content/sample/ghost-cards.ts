/** Ghost's callout card without an emoji. `html` is inline markup. */
export function callout(color: 'blue' | 'green' | 'grey' | 'red' | 'yellow', html: string): string {
  return `<div class="kg-card kg-callout-card kg-callout-card-${color}"><div class="kg-callout-text">${html}</div></div>`;
}

/** Ghost's toggle card, closed. `heading` is inline markup, `html` one or more blocks. */
export function toggle(heading: string, html: string): string {
  return `<div class="kg-card kg-toggle-card" data-kg-toggle-state="close">
<div class="kg-toggle-heading">
<h4 class="kg-toggle-heading-text">${heading}</h4>
<button class="kg-toggle-card-icon" aria-label="Expand toggle to read content">
<svg id="Regular" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path class="cls-1" d="M23.25,7.311,12.53,18.03a.749.749,0,0,1-1.06,0L.75,7.311"></path></svg>
</button>
</div>
<div class="kg-toggle-content">${html}</div>
</div>`;
}
