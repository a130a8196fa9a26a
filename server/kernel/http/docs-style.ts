/** A style sheet of its own address, because the page's policy takes no inline styles. */
export const docsStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem 1rem; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
section { border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-block: 1rem; }
section p { margin: 0.25rem 0; }
.access { font-size: 0.875rem; }
summary { cursor: pointer; padding-block: 0.5rem; }
pre { overflow-x: auto; font-size: 0.8125rem; }
`
