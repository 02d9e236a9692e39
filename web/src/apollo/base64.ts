import { RequestError } from './errors'
import { texts } from './texts'

/** What fits, as Base64 and with the rest of the request, into a body of 4 MB. */
export const MOST_AS_BASE64 = 2.9 * 1024 * 1024

/** A file as the API takes it. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '')
    reader.onerror = () => reject(new RequestError(texts.fileUnreadable, { errorCode: 'INTERNAL' }))
    reader.readAsDataURL(file)
  })
