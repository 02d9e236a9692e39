import { authorised } from './auth'
import { envelopeError, RequestError, toRequestError } from './errors'
import { noteRights } from './rights'
import { texts } from './texts'
import { patiently } from './turns'

const TIMEOUT = 120_000

/** File name in a Content-Disposition header; the RFC 5987 form is preferred, since only it can contain Chinese. */
export function fileNameOf(header: string | null): string | null {
  if (!header) return null
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1]
  if (extended) return decodeURIComponent(extended.trim())
  return /filename\s*=\s*"?([^";]+)"?/i.exec(header)?.[1]?.trim() ?? null
}

async function fetchFile(url: string, init: RequestInit): Promise<{ blob: Blob; name: string | null }> {
  const response = await fetch(url, init)
  noteRights(response)
  if (response.status !== 200) {
    throw envelopeError(await response.json().catch(() => null), response)
  }
  const name = fileNameOf(response.headers.get('content-disposition'))
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json') && !name) throw envelopeError(await response.json().catch(() => null), response)
  return { blob: await response.blob(), name }
}

/**
 * File from REST as a blob with its name. Waits 120 s at most.
 * @throws RequestError with the server's message, or 请求超时，请稍后重试
 */
export async function fetchBlob(url: string, init: RequestInit = {}): Promise<{ blob: Blob; name: string | null }> {
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    const stop = init.signal ? AbortSignal.any([init.signal, signal]) : signal
    return await patiently(stop, () =>
      authorised((headers) =>
        fetchFile(url, {
          ...init,
          signal: stop,
          headers: {
            ...(typeof init.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
            ...headers,
            ...(init.headers as Record<string, string> | undefined),
          },
        }),
      ),
    )
  } catch (error) {
    if (signal.aborted) throw new RequestError(texts.timeout, { errorCode: 'TIMEOUT' })
    throw toRequestError(error)
  }
}

/** Saves a blob as a file of the person. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads a file and saves it under the server's name, or under the fallback. Throws errors as fetchBlob does. */
export async function download(url: string, init: RequestInit, fallbackName: string): Promise<void> {
  const { blob, name } = await fetchBlob(url, init)
  saveBlob(blob, name ?? fallbackName)
}
