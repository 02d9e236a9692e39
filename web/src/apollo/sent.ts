type Sent = Pick<RequestInit, 'method' | 'body'> & { headers: Record<string, string>; signal: AbortSignal }

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return headers
}

/**
 * Sends a request like fetch, but reports the sent share of the body, from 0 to 1, which fetch cannot. The answer must
 * have a body.
 */
export function sent(
  url: string,
  { method = 'POST', headers, body, signal }: Sent,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
    // Rejects like a fetch without an answer.
    request.onerror = () => reject(new TypeError(`${method} ${url} reached nobody`))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body as XMLHttpRequestBodyInit)
  })
}
