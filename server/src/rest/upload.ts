import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DomainError } from '../kernel/errors.js'
import { fileTexts } from '../modules/file/index.js'
import { announcedLength } from '../platform/http/bodies.js'
import { SMALL_BODY, UPLOAD_BODY } from '../platform/http/limits.js'
import type { Route } from './route.js'

const FILE_LIMIT = 10 * 1024 * 1024

/** File of a multipart form. Its bytes are no property, so that code which walks over a body skips them. */
export class UploadedFile {
  readonly #content: Buffer

  constructor(
    readonly name: string,
    content: Buffer,
    /** Texts of the form besides the file. */
    readonly texts: Readonly<Record<string, string>> = {},
  ) {
    this.#content = content
  }

  get content(): Uint8Array {
    return this.#content
  }
}

/** File in the body of a call: the first one of the form, in any field. */
export const uploadedFile = z.instanceof(UploadedFile, { error: fileTexts.missing })

export const takesFile = (route: Route): boolean => route.body === uploadedFile

/** Reads a body as a multipart form with one file of at most 10 MB. */
export async function readFiles(rest: FastifyInstance): Promise<void> {
  rest.removeAllContentTypeParsers()
  await rest.register(multipart, {
    limits: { fileSize: FILE_LIMIT, files: 1, fields: 10, fieldSize: SMALL_BODY, parts: 11 },
  })
  rest.addHook('preParsing', async (request) => {
    const length = announcedLength(request)
    if (Number.isFinite(length) && length > UPLOAD_BODY) throw new DomainError('FILE_TOO_LARGE')
  })
  rest.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await fileOf(request)
  })
}

async function fileOf(request: FastifyRequest): Promise<UploadedFile | undefined> {
  try {
    const texts: Record<string, string> = {}
    let file: { name: string; content: Buffer } | undefined
    for await (const part of request.parts()) {
      if (part.type === 'file') file = { name: part.filename, content: await part.toBuffer() }
      else if (typeof part.value === 'string') texts[part.fieldname] = part.value
    }
    return file && new UploadedFile(file.name, file.content, texts)
  } catch (error) {
    // Errors of limits and of stalled forms have a status; one without means an unreadable form.
    throw error instanceof DomainError || (error instanceof Error && 'statusCode' in error)
      ? error
      : new DomainError('BAD_REQUEST')
  }
}
