import { browserPath } from './browser'

/** Once, before there are workers: what one of them was still unpacking the other could not start. */
export default async function unpackBrowser(): Promise<void> {
  await browserPath()
}
