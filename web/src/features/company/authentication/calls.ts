import type { TypedDocumentNode } from '@apollo/client'
import { authorised } from '../../../apollo/auth'
import { request } from '../../../apollo/request'
import { rest } from '../../../apollo/rest'
import type { PictureName } from './form'
import { papers, type Reading, readingOf } from './reading'

const UPLOAD = '/chain/common/upload?fileType=image&dir=authPic/'
/** Reading takes its time where many have something read. */
const READ_WITHIN_MS = 60_000

/** One operation as whoever is signed in; the wizard loads no Apollo. */
export const ask = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => authorised((headers) => request(document, variables, { headers }))

const formWith = (file: File): FormData => {
  const body = new FormData()
  body.append('file', file)
  return body
}

/** Keeps a picture on the server, and gives its link. */
export async function keepPicture(file: File): Promise<string> {
  const { data } = await rest<{ link: string }>(UPLOAD, { method: 'POST', body: formWith(file) })
  return data.link
}

/**
 * Has a picture read.
 * @throws RequestError with what is wrong with it, where nothing could be read
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
