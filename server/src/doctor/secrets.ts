import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.js'
import { unseal } from '../modules/identity/second-factor/sealing.js'
import { KEY_TEXT } from '../platform/secret-key.js'
import { type Check, foundAt } from './check.js'

const OTHERS = 0o077
/** A key by chance has some thirty different bytes among its 32. */
const LEAST_BYTES = 16
const LEAST_LENGTH = 12
const KNOWN = /^(minioadmin|password|passw0rd|postgres|tufang|changeme|secret|admin|123456\d*|test|demo)$/i
/** Host names that mean this machine, sockets in a folder included. */
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|%2f.*|)$/i

const keyFile = ({ dataDir }: Config): string => path.resolve(dataDir, 'second-factor.key')

async function keptKey(config: Config): Promise<Buffer | undefined> {
  if (config.secondFactorKey) return config.secondFactorKey
  const text = await readFile(keyFile(config), 'utf8').catch(missing)
  return text !== undefined && KEY_TEXT.test(text) ? Buffer.from(text, 'base64') : undefined
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function isWeak(secret: string): boolean {
  return secret.length < LEAST_LENGTH || KNOWN.test(secret) || new Set(secret).size < 5
}

/**
 * Secrets of other services by their variables; a database on this machine is not open to strangers, so its secret is
 * left out.
 */
function weakSecrets({ databaseUrl, s3, sms, ocr }: Config): string[] {
  const url = databaseUrl ? new URL(databaseUrl) : undefined
  const given: [string, string | undefined][] = [
    ['DATABASE_URL 的密码', url && !LOCAL.test(url.hostname) ? decodeURIComponent(url.password) : undefined],
    ['S3_SECRET_KEY', s3?.secretKey],
    ['SMS_HTTP_TOKEN', sms[0]?.token],
    ['SMS_FALLBACK_HTTP_TOKEN', sms[1]?.token],
    ['OCR_SECRET', ocr?.secret],
  ]
  return given.flatMap(([name, secret]) => (secret !== undefined && isWeak(secret) ? [name] : []))
}

/** Keys and passwords: present, the right ones, and hard to guess. No check shows one. */
export const secrets: readonly Check[] = [
  {
    name: 'second-factor-key',
    title: '两步验证的密钥缺失或不是原来的，打不开已有的验证器',
    mend: '从备份取回 second-factor.key 放进 DATA_DIR，或把原来的 SECOND_FACTOR_KEY 设回来；取不回时由管理员为这些人重置两步验证',
    async look({ config, read }) {
      const sealed = await read<{ userId: string; secret: string }>(
        `select user_id as "userId", coalesce(secret, pending_secret) as secret from second_factor
         where coalesce(secret, pending_secret) is not null order by user_id`,
      )
      const key = sealed.length > 0 ? await keptKey(config) : undefined
      const opens = ({ secret, userId }: { secret: string; userId: string }) => {
        try {
          return key !== undefined && unseal(secret, key, userId) !== ''
        } catch {
          return false
        }
      }
      return foundAt(sealed.filter((one) => !opens(one)).map(({ userId }) => `user_id=${userId}`))
    },
  },
  {
    name: 'weak-key',
    title: '两步验证的密钥不是随机的',
    mend: '生成新的密钥（openssl rand -base64 32）并设为 SECOND_FACTOR_KEY；之后已开启两步验证的人须重置',
    async look({ config }) {
      const key = await keptKey(config)
      const isPoor = key !== undefined && new Set(key).size < LEAST_BYTES
      return foundAt(isPoor ? [config.secondFactorKey ? 'SECOND_FACTOR_KEY' : keyFile(config)] : [])
    },
  },
  {
    name: 'open-files',
    title: '本机的其他用户可以读取密钥或密码文件',
    mend: '执行 chmod 600，并查看谁登录过这台机器',
    async look({ config }) {
      const files = [keyFile(config), path.resolve(config.dataDir, 'postgres/password')]
      const modes = await Promise.all(
        files.map(async (file) => ({ file, mode: (await stat(file).catch(missing))?.mode })),
      )
      return foundAt(modes.flatMap(({ file, mode }) => (mode !== undefined && (mode & OTHERS) !== 0 ? [file] : [])))
    },
  },
  {
    name: 'weak-secrets',
    title: '有的密码或令牌太短，或人人知道',
    mend: '在对方服务中换成随机的（至少 12 位），再改环境变量并重启程序',
    look: async ({ config }) => foundAt(weakSecrets(config)),
  },
  {
    name: 'public-url',
    title: '正式环境的 PUBLIC_URL 不是 https 的公开地址，单据上的二维码和文件链接打不开',
    mend: '把 PUBLIC_URL 设为人们打开系统的 https 地址，重启程序；已打印的二维码须重新打印',
    async look({ config: { production, publicUrl } }) {
      const { protocol, hostname } = new URL(publicUrl)
      const isOpen = protocol === 'https:' && !LOCAL.test(hostname)
      return foundAt(production && !isOpen ? [publicUrl] : [])
    },
  },
]
