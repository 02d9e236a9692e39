import { z } from 'zod'
import { ConfigError } from './kernel/errors.js'
import { type HttpLimits, MB } from './platform/http/limits.js'
import { KEY_TEXT } from './platform/secret-key.js'
import { type ThirdPartySettings, thirdPartyOf, thirdPartyVariables } from './platform/third-party/settings.js'

/** The only file that reads the environment. Every bad value is named in one clear error at start. */
const flag = z.enum(['0', '1']).transform((value) => value === '1')

/** `{z}`, `{x}` and `{y}` for the tile, `{s}` for one of the subdomains. */
const tileUrl = z.string().refine((text) => isTileUrl(text), { error: '须为含 {z}、{x}、{y} 的 http(s) 地址' })

/** `{ip}` for the address that is asked about. */
const ipPlaceUrl = z
  .string()
  .refine(
    (text) => text.includes('{ip}') && /^https?:$/.test(URL.parse(text.replaceAll('{ip}', '1'))?.protocol ?? ''),
    {
      error: '须为含 {ip} 的 http(s) 地址',
    },
  )

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: flag.optional(),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ALLOW_NO_SMS: flag.default(false),
  ALLOW_EMBEDDED_DATABASE: flag.default(false),
  SECOND_FACTOR_KEY: z.string().regex(KEY_TEXT, { error: '须为 32 字节的密钥，以 Base64 书写' }).optional(),
  STRICT_USER_HASH: flag.default(false),
  INTROSPECTION: flag.default(false),
  GRAPHQL_FAST: flag.default(true),
  KNOWN_DOCUMENTS_ONLY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
  DATABASE_JOBS_POOL: z.coerce.number().int().min(1).max(50).default(6),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().int().min(1).max(300).default(15),
  SMS_HTTP_URL: z.url().optional(),
  SMS_HTTP_TOKEN: z.string().optional(),
  SMS_FALLBACK_HTTP_URL: z.url().optional(),
  SMS_FALLBACK_HTTP_TOKEN: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  MAP_TILE_URL: tileUrl.optional(),
  MAP_TILE_SUBDOMAINS: z
    .string()
    .regex(/^[a-z0-9]{1,26}$/)
    .default('abc'),
  MAP_TILE_ATTRIBUTION: z.string().max(300).optional(),
  MAP_TILE_COORDINATES: z.enum(['WGS84', 'GCJ02']).default('WGS84'),
  MAP_TILE_MAX_ZOOM: z.coerce.number().int().min(1).max(24).default(18),
  ROAD_SNAP_URL: z.url({ protocol: /^https?$/ }).optional(),
  ROAD_SNAP_KEY: z.string().optional(),
  IP_PLACE_URL: ipPlaceUrl.optional(),
  IP_PLACE_TOKEN: z.string().optional(),
  OCR_URL: z.url({ protocol: /^https?$/ }).optional(),
  OCR_KEY: z.string().optional(),
  OCR_SECRET: z.string().optional(),
  ...thirdPartyVariables,
  FRAME_ORIGINS: z.string().default('').transform(originsIn),
  PICTURE_ORIGINS: z.string().default('').transform(originsIn),
  CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(4000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(512),
  STOP_SECONDS: z.coerce.number().int().min(5).max(300).default(5),
  READ_UNITS_PER_MINUTE: z.coerce.number().int().min(1_000_000).max(1_000_000_000_000).default(27_900_000),
  BODY_MEMORY_MB: z.coerce.number().int().min(48).max(4096).default(128),
  DEVICE_REPORTS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(12_000),
})

export interface Config {
  port: number
  host: string
  databaseUrl: string | undefined
  dataDir: string
  demo: boolean
  production: boolean
  strictUserHash: boolean
  /** Whether GraphQL shows its schema to everybody, and suggests names for a wrong one. */
  introspection: boolean
  /** Whether GraphQL takes its shorter ways (graphql/fast), whose answers are the same. */
  fastGraphql: boolean
  /** Whether GraphQL runs the documents of the pages alone, and texts only for the playground. */
  knownDocumentsOnly: boolean
  /** Seals the secrets of authenticator apps; without it a key is made once and kept in `dataDir`. */
  secondFactorKey: Buffer | undefined
  logLevel: string
  publicUrl: string
  databasePool: number
  /** Cost that a person may read in a minute, in units of docs/limits.md. */
  readUnitsPerMinute: number
  /** Connections for the work of jobs, beside those for requests. */
  databaseJobsPool: number
  /** The limit of one statement of a request, in ms. */
  databaseStatementMs: number
  /** The gateways that take codes, the first one first; without any, codes wait in a file, but in production. */
  sms: { url: string; token: string | undefined }[]
  s3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | undefined
  /** Tiles that maps are drawn on; without them they have a grid. */
  mapTiles: MapTileConfig | undefined
  /** Provider that brings tracks onto the roads; without one they are smoothed here. */
  roadSnap: { url: string; key: string | undefined } | undefined
  /** Provider that finds the place of a public IP address; without one only local networks are recognised. */
  ipPlaces: { url: string; token: string | undefined } | undefined
  /** Provider that reads pictures of papers; without one they are read here. */
  ocr: { url: string; key: string; secret: string } | undefined
  /** Providers whose accounts people may come in with, beside phone and password. */
  thirdParty: ThirdPartySettings
  /** Origins of pages that the page /myiframe shows. */
  frameOrigins: readonly string[]
  /** Origins of pictures of waybills besides this server. */
  pictureOrigins: readonly string[]
  /** Connections and bytes of bodies that the server takes at a time. */
  http: Partial<HttpLimits>
  /** Most time of a stop. */
  stopMs: number
  /** Reports of positions that are taken from one device key. */
  deviceReportsPerMinute: number
}

export interface MapTileConfig {
  url: string
  subdomains: string
  attribution: string
  coordinateSystem: 'WGS84' | 'GCJ02'
  maxZoom: number
}

/** Reads and checks the variables of `docs/operations.md`; throws one ConfigError that lists every bad one. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const value = parsed.data
  const production = value.NODE_ENV === 'production'
  if (production) refuseHalfProduction(value)
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    dataDir: value.DATA_DIR,
    demo: !production && (value.DEMO ?? value.DATABASE_URL === undefined),
    production,
    strictUserHash: value.STRICT_USER_HASH,
    introspection: value.INTROSPECTION,
    fastGraphql: value.GRAPHQL_FAST,
    knownDocumentsOnly: value.KNOWN_DOCUMENTS_ONLY,
    secondFactorKey: value.SECOND_FACTOR_KEY ? Buffer.from(value.SECOND_FACTOR_KEY, 'base64') : undefined,
    logLevel: value.LOG_LEVEL,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    databasePool: value.DATABASE_POOL,
    readUnitsPerMinute: value.READ_UNITS_PER_MINUTE,
    databaseJobsPool: value.DATABASE_JOBS_POOL,
    databaseStatementMs: value.DATABASE_STATEMENT_SECONDS * 1000,
    sms: smsOf(value),
    s3: s3Of(value),
    mapTiles: mapTilesOf(value),
    roadSnap: value.ROAD_SNAP_URL ? { url: value.ROAD_SNAP_URL, key: value.ROAD_SNAP_KEY } : undefined,
    ipPlaces: value.IP_PLACE_URL ? { url: value.IP_PLACE_URL, token: value.IP_PLACE_TOKEN } : undefined,
    ocr: ocrOf(value),
    thirdParty: thirdPartyOf(value),
    frameOrigins: value.FRAME_ORIGINS,
    pictureOrigins: value.PICTURE_ORIGINS,
    http: {
      connections: value.CONNECTIONS,
      connectionsPerAddress: value.CONNECTIONS_PER_ADDRESS,
      bodyMemory: value.BODY_MEMORY_MB * MB,
      bodyMemoryPerAddress: (value.BODY_MEMORY_MB * MB) / 4,
      stopWorkMs: value.STOP_SECONDS * 500,
    },
    stopMs: value.STOP_SECONDS * 1000,
    deviceReportsPerMinute: value.DEVICE_REPORTS_PER_MINUTE,
  }
}

/** Exit code of sysexits.h: restarting a program helps nothing while its configuration is wrong. */
const EX_CONFIG = 78

/** The configuration of a program that starts; with wrong variables it says so in one line and ends with 78. */
export function configOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(EX_CONFIG)
  }
}

/**
 * Programs that run for real have a gateway for codes, and a database that others can back up, unless the settings say
 * that they need neither.
 */
function refuseHalfProduction(value: z.infer<typeof schema>): void {
  const reasons: string[] = []
  if (value.DEMO) reasons.push('DEMO: 生产环境不能开启演示数据')
  if (!value.DATABASE_URL && !value.ALLOW_EMBEDDED_DATABASE) {
    reasons.push('DATABASE_URL: 生产环境须设置；确要使用内嵌数据库，请设 ALLOW_EMBEDDED_DATABASE=1')
  }
  if (!value.SMS_HTTP_URL && !value.ALLOW_NO_SMS) {
    reasons.push('SMS_HTTP_URL: 生产环境须设置；确实不需要短信（不能用验证码登录和注册），请设 ALLOW_NO_SMS=1')
  }
  if (reasons.length > 0) throw new ConfigError(reasons)
}

function smsOf(value: z.infer<typeof schema>): Config['sms'] {
  const { SMS_HTTP_URL, SMS_HTTP_TOKEN, SMS_FALLBACK_HTTP_URL, SMS_FALLBACK_HTTP_TOKEN } = value
  if (SMS_FALLBACK_HTTP_URL && !SMS_HTTP_URL) {
    throw new ConfigError(['SMS_FALLBACK_HTTP_URL: 还需要 SMS_HTTP_URL'])
  }
  const gateways = [
    { url: SMS_HTTP_URL, token: SMS_HTTP_TOKEN },
    { url: SMS_FALLBACK_HTTP_URL, token: SMS_FALLBACK_HTTP_TOKEN },
  ]
  return gateways.flatMap(({ url, token }) => (url ? [{ url, token }] : []))
}

function ocrOf({ OCR_URL, OCR_KEY, OCR_SECRET }: z.infer<typeof schema>): Config['ocr'] {
  if (!OCR_URL && !OCR_KEY && !OCR_SECRET) return undefined
  if (!OCR_URL || !OCR_KEY || !OCR_SECRET) {
    throw new ConfigError(['OCR_URL: OCR_URL、OCR_KEY 和 OCR_SECRET 须同时设置'])
  }
  return { url: OCR_URL, key: OCR_KEY, secret: OCR_SECRET }
}

/** Origins by comma: https://host or https://host:port each, and nothing behind it. */
function originsIn(text: string, context: z.core.$RefinementCtx<string>): string[] {
  const given = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  for (const one of given) {
    const url = URL.parse(one)
    if (url?.protocol !== 'https:' || url.origin !== one.replace(/\/$/, '') || url.host.includes('*'))
      context.addIssue({ code: 'custom', message: `${one} 须为 https://主机 或 https://主机:端口` })
  }
  return [...new Set(given.flatMap((one) => URL.parse(one)?.origin ?? []))]
}

function isTileUrl(text: string): boolean {
  const filled = text.replace(/\{(s|z|x|y)\}/g, '1')
  return (
    ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) && /^https?:$/.test(URL.parse(filled)?.protocol ?? '')
  )
}

function mapTilesOf(value: z.infer<typeof schema>): MapTileConfig | undefined {
  if (!value.MAP_TILE_URL) return undefined
  if (!value.MAP_TILE_ATTRIBUTION) {
    throw new ConfigError(['MAP_TILE_URL: 还需要 MAP_TILE_ATTRIBUTION，地图须注明来源'])
  }
  return {
    url: value.MAP_TILE_URL,
    subdomains: value.MAP_TILE_SUBDOMAINS,
    attribution: value.MAP_TILE_ATTRIBUTION,
    coordinateSystem: value.MAP_TILE_COORDINATES,
    maxZoom: value.MAP_TILE_MAX_ZOOM,
  }
}

function s3Of(value: z.infer<typeof schema>): Config['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = value
  if (!S3_ENDPOINT) return undefined
  if (!S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new ConfigError(['S3_ENDPOINT: 还需要 S3_BUCKET、S3_ACCESS_KEY 和 S3_SECRET_KEY'])
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: value.S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  }
}
