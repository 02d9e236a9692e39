import type { TypedDocumentNode } from '@apollo/client'
import { authorised } from '../../../apollo/auth'
import { request } from '../../../apollo/request'
import { rest } from '../../../apollo/rest'
import type { PictureName } from './form'
import { papers, type Reading, readingOf } from './reading'

const UPLOAD = '/chain/common/upload?fileType=image&dir=authPic/'
/** Readings may have to wait in a queue. */
const READ_WITHIN_MS = 60_000

/** Sends an operation of the signed-in person; the wizard loads no Apollo. */
export const ask = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => authorised((headers) => request(document, variables, { headers }))

const formWith = (file: File): FormData => {
  const body = new FormData()
  body.append('file', file)
  return body
}

/** Stores a picture on the server, and returns its link. */
export async function keepPicture(file: File): Promise<string> {
  const { data } = await rest<{ link: string }>(UPLOAD, { method: 'POST', body: formWith(file) })
  return data.link
}

/**
 * Reads a picture.
 * @throws RequestError with the fault of an unreadable picture
 */
export async function readPaper(name: PictureName, file: File): Promise<Reading> {
  const body = formWith(file)
  const { data } = await rest<string>(papers[name].url, {
    method: 'POST',
    body,
    timeout: READ_WITHIN_MS,
    queue: 'reading',
  })
  return readingOf(name, data)
}
