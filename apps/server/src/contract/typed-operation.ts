import type { Readable } from 'node:stream'

import type { OperationType } from './operation-rules.ts'

/** Parameters with a default in the contract: in a handler they are always present. A test compares the list. */
export const DEFAULTED = ['page', 'limit', 'sort', 'facets', 'all', 'featured', 'order', 'days'] as const
type Defaulted = (typeof DEFAULTED)[number]

type WithDefaults<T> = T & { [Name in keyof T & Defaulted]-?: NonNullable<T[Name]> }
type In<Parameters, Place extends string> = Place extends keyof Parameters
  ? NonNullable<Parameters[Place]>
  : Readonly<Record<string, never>>
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined

/** A form with its files as pictures that were encoded anew. */
type WithPictures<Form, Picture> = {
  [Field in keyof Form]: Form[Field] extends Blob | undefined
    ? Picture | Exclude<Form[Field], Blob>
    : Form[Field] extends readonly Blob[] | undefined
      ? readonly Picture[] | Exclude<Form[Field], readonly Blob[]>
      : Form[Field]
}

type BodyIn<T, Picture> = T extends { content: { 'multipart/form-data': infer Form } }
  ? WithPictures<Form, Picture>
  : JsonOf<T>

/** The input of an operation's handler: decoded and validated. */
export type InputOf<Op extends OperationType, Picture> = {
  query: WithDefaults<In<Op['parameters'], 'query'>>
  path: In<Op['parameters'], 'path'>
  body: BodyIn<Op['requestBody'], Picture>
}

/** Headers of an answer; several of one name as a list. */
export type AnswerHeaders = Readonly<Record<string, string | string[]>>

type Success = 200 | 201 | 202 | 204

/** The body of a response: a table is sent while it is being written. */
type BodyOf<T> = T extends { content: { 'text/csv': string } } ? Readable : JsonOf<T>

/** The successful responses of an operation. */
export type AnswerOf<Op extends OperationType> = {
  [Status in keyof Op['responses'] & Success]: {
    status: Status
    body: BodyOf<Op['responses'][Status]>
    headers?: AnswerHeaders
  }
}[keyof Op['responses'] & Success]
