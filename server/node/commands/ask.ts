import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks a person at the terminal. Throws when nobody sits there. */
export async function ask(question: string, options: { readonly secret?: boolean } = {}): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`${question}: give it as an argument, there is no terminal to ask at`)
  process.stdout.write(`${question}: `)
  // What is typed is echoed by readline, not by the terminal: a secret goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: options.secret ? nowhere : process.stdout, terminal: true })
  try {
    return (await lines.question('')).trim()
  } finally {
    lines.close()
    if (options.secret) process.stdout.write('\n')
  }
}
