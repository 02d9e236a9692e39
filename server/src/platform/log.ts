import type { FastifyServerOptions } from 'fastify'

/** Structured logs. Request bodies are never logged; whatever still names a secret is cut out. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    redact: {
      paths: [
        '*.authorization',
        '*.authorizationmd5',
        '*.code',
        '*.password',
        '*.accessToken',
        '*.refreshToken',
        '*.token',
        '*.cookie',
      ],
      censor: '[redacted]',
    },
  }
}
