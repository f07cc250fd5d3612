import type { RawSending } from './exchange.ts'

/** Bytes for a connection. `isRefused`: no server may see a request in them, so that every answer is a refusal. */
export type RawCase = RawSending & { shape: string; isRefused: boolean }

/** The bytes of a shape, before it is decided how they are sent. */
export type RawBytes = Pick<RawCase, 'shape' | 'isRefused' | 'answers'> & { bytes: string }
