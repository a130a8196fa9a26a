/** Fields of a message in Protocol Buffers' encoding, as far as vector tiles need them. */
export class Message {
  readonly #bytes: number[] = []

  varint(field: number, value: number): this {
    return this.#number(field * 8).#number(value)
  }

  packed(field: number, values: readonly number[]): this {
    const inner = new Message()
    for (const value of values) inner.#number(value)
    return this.bytes(field, inner.done())
  }

  text(field: number, value: string): this {
    return this.bytes(field, new TextEncoder().encode(value))
  }

  bytes(field: number, value: Uint8Array): this {
    this.#number(field * 8 + 2).#number(value.length)
    for (const byte of value) this.#bytes.push(byte)
    return this
  }

  done(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes)
  }

  #number(value: number): this {
    for (const byte of varint(value)) this.#bytes.push(byte)
    return this
  }
}

/** Seven bits a byte, the lowest first. */
export function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}
