import { access } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config, MapTileConfig } from './config.js'
import { DomainError } from './kernel/errors.js'

const dist = path.resolve(import.meta.dirname, '../../web/dist')
const YEAR_SECONDS = 31_536_000

type Origins = Pick<Config, 'mapTiles' | 'frameOrigins' | 'pictureOrigins'>

/**
 * Content of pages comes from this server, but pictures of waybills, map tiles and framed pages where some are
 * configured. GraphiQL's editor styles itself and runs its workers from blobs.
 */
export const contentPolicy = ({ mapTiles, frameOrigins, pictureOrigins }: Origins): string =>
  [
    "default-src 'self'",
    ["img-src 'self' data: blob:", ...pictureOrigins, ...tileOrigins(mapTiles)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    ['frame-src', ...(frameOrigins.length > 0 ? frameOrigins : ["'none'"])].join(' '),
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')

/** Powers of a browser that no page here needs, and the ones that only its own pages have. */
const POWERS = [
  ...['camera', 'clipboard-write', 'fullscreen', 'geolocation'].map((power) => `${power}=(self)`),
  ...['accelerometer', 'display-capture', 'gyroscope', 'microphone', 'payment', 'usb'].map((power) => `${power}=()`),
].join(', ')

/** Headers of pages, besides those of every answer; over https also that nothing here is ever asked for without it. */
export const pageHeaders = ({ publicUrl, ...origins }: Origins & Pick<Config, 'publicUrl'>) => ({
  'content-security-policy': contentPolicy(origins),
  'permissions-policy': POWERS,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
})

/** The page that a provider leads back to tells the one that opened it, from which it must not be cut off. */
const openerPolicy = (url: string): string =>
  url.startsWith('/authredirect') ? 'unsafe-none' : 'same-origin-allow-popups'

/** Origins of tiles, one for each subdomain. */
function tileOrigins(mapTiles: MapTileConfig | undefined): string[] {
  if (!mapTiles) return []
  const hosts = mapTiles.url.includes('{s}') ? [...mapTiles.subdomains] : ['']
  const url = (host: string) => mapTiles.url.replaceAll('{s}', host).replace(/\{[xyz]\}/g, '1')
  return [...new Set(hosts.map((host) => new URL(url(host)).origin))]
}

/** Serves the built web pages: files, /playground, and the application itself for any other address of a page. */
export async function registerWeb(app: FastifyInstance, config: Origins & Pick<Config, 'publicUrl'>): Promise<void> {
  const headers = pageHeaders(config)
  app.addHook('onSend', async ({ url }, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin')
    // Scripts and styles are no secret, and there are many of them.
    if (!url.startsWith('/assets/')) reply.header('cross-origin-resource-policy', 'same-origin')
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return
    reply.headers(headers).header('cross-origin-opener-policy', openerPolicy(url))
  })
  const built = await access(dist).then(
    () => true,
    () => false,
  )
  if (!built) {
    app.log.warn({ dist }, 'web pages are not built; serving the API only')
    return
  }
  await app.register(fastifyStatic, {
    root: dist,
    // Its own route looks for each file among the names of its folder, of which there are a thousand, so that no other
    // spelling passes a guard of some route. Nothing here is guarded.
    serve: false,
    index: false,
    maxAge: 0,
    preCompressed: true,
    // The names or tags of these files name their version: a dozen files come with the first page, each with its
    // headers.
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  // A reply that is handed back is listened to until it closes, once more by each who hands it on, beyond as many
  // listeners as Node takes for a leak.
  const send = (reply: FastifyReply, file: string): void => void reply.sendFile(file)
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => send(reply, params['*']))
  app.get('/', (_, reply) => send(reply, 'index.html'))
  app.get('/playground', (_, reply) => send(reply, 'playground.html'))
  app.setNotFoundHandler((request, reply) => {
    if (isPageAddress(request)) return send(reply, 'index.html')
    throw new DomainError('PATH_NOT_FOUND')
  })
}

/** Whether a request opens a page: pages share the paths below /chain with calls, so that asking for HTML decides. */
export const isPageAddress = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(upms|auth|oauth|phone|graphql|demo)([/?]|$)/.test(url)
