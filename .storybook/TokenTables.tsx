import type { CSSProperties, ReactNode } from 'react'
import { motion, radius, space, typeSize } from '../src/shared/ui/tokens/scales.ts'
import { tones, workspaces } from '../src/shared/ui/tokens/themes.ts'

const cell: CSSProperties = { padding: '8px 16px 8px 0', textAlign: 'start', verticalAlign: 'middle' }

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} style={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((content, column) => (
              <td key={column} style={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Swatch({ name }: { name: string }) {
  const style = { width: 96, height: 32, borderRadius: 8, border: '1px solid var(--line-strong)', background: `var(--${name})` }
  return <div style={style} role="img" aria-label={`The colour ${name}`} />
}

const grounds = ['ground', 'surface', 'surface-sunken', 'text', 'text-quiet', 'line', 'line-strong']

/** Every colour as it is in the theme that is shown; read from the tokens themselves. */
export function Colours() {
  const names = [
    ...grounds,
    ...workspaces.flatMap((name) => [`accent-${name}`, `accent-${name}-soft`, `accent-${name}-strong`]),
    ...tones.flatMap((name) => [name, `${name}-soft`]),
  ]
  return (
    <Table
      head={['Colour', 'In CSS']}
      rows={names.map((name) => [<Swatch key={name} name={name} />, <code key="c">{`var(--${name})`}</code>])}
    />
  )
}

export function Space() {
  const bar = (pixels: number) => <div style={{ width: pixels, height: 16, background: 'var(--accent)' }} />
  return (
    <Table
      head={['Pixels', 'In CSS', '']}
      rows={Object.entries(space).map(([name, pixels]) => [pixels, <code key="c">{`var(--space-${name})`}</code>, bar(pixels)])}
    />
  )
}

export function Type() {
  const sample = (pixels: number) => <span style={{ fontSize: pixels, fontFamily: 'var(--font-interface)' }}>A quiet clinic</span>
  return (
    <Table
      head={['Pixels', 'In CSS', '']}
      rows={Object.entries(typeSize).map(([name, pixels]) => [
        pixels,
        <code key="c">{`var(--size-${name})`}</code>,
        sample(pixels),
      ])}
    />
  )
}

export function ShapeAndMotion() {
  const shapes = Object.entries(radius).map(([name, pixels]) => [`${pixels} px`, <code key="c">{`var(--radius-${name})`}</code>])
  const speeds = Object.entries(motion).map(([name, time]) => [`${time} ms`, <code key="c">{`var(--motion-${name})`}</code>])
  return <Table head={['Value', 'In CSS']} rows={[...shapes, ...speeds]} />
}
