import type { TypeSize } from '../tokens/scales.ts'
import styles from './text.module.css'

export const sizeClass = (size: TypeSize) => styles[size] ?? styles[`size-${size}`]
