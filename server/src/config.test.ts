import { describe, expect, it, vi } from 'vitest'
import { configOrExit, readConfig } from './config.js'
import { smsOf } from './main.js'
import { contentPolicy } from './web.js'

const tiles = {
  MAP_TILE_URL: 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png',
  MAP_TILE_ATTRIBUTION: '© 示例地图',
}

/** Sources of pictures that the policy of the pages allows. */
const pictureSources = (env: NodeJS.ProcessEnv) =>
  contentPolicy(readConfig(env))
    .split('; ')
    .find((rule) => rule.startsWith('img-src'))
    ?.split(' ')
    .slice(1)
const ALWAYS = ["'self'", 'data:', 'blob:']

describe('map tiles', () => {
  it('are none unless they are configured, and then nothing but pictures of waybills is let in', () => {
    for (const env of [{}, { MAP_TILE_URL: '' }]) {
      expect(readConfig(env).mapTiles).toBeUndefined()
      expect(pictureSources(env)).toEqual(ALWAYS)
    }
  })

  it('are what the variables say', () => {
    expect(readConfig(tiles).mapTiles).toEqual({
      url: tiles.MAP_TILE_URL,
      subdomains: 'abc',
      attribution: '© 示例地图',
      coordinateSystem: 'WGS84',
      maxZoom: 18,
    })
    const other = { MAP_TILE_SUBDOMAINS: '1234', MAP_TILE_COORDINATES: 'GCJ02', MAP_TILE_MAX_ZOOM: '20' }
    expect(readConfig({ ...tiles, ...other }).mapTiles).toMatchObject({
      subdomains: '1234',
      coordinateSystem: 'GCJ02',
      maxZoom: 20,
    })
  })

  it.each([
    ['no address', { MAP_TILE_URL: 'tiles' }],
    ['an address without its tile', { MAP_TILE_URL: 'https://tiles.example/{z}/{x}.png' }],
    ['another protocol', { MAP_TILE_URL: 'ftp://tiles.example/{z}/{x}/{y}.png' }],
    ['a script', { MAP_TILE_URL: 'javascript:{z}{x}{y}' }],
    ['no source', { MAP_TILE_ATTRIBUTION: '' }],
    ['subdomains that are none', { MAP_TILE_SUBDOMAINS: 'a b' }],
    ['an unknown coordinate system', { MAP_TILE_COORDINATES: 'BD09' }],
    ['a zoom beyond the world', { MAP_TILE_MAX_ZOOM: '40' }],
  ])('with %s are refused at start, by the name of the variable', (_, wrong) => {
    const [name] = Object.keys(wrong)
    expect(() => readConfig({ ...tiles, ...wrong })).toThrow(name)
  })

  it('are let in beside the hosts that pictures may lie on', () => {
    const env = { PICTURE_ORIGINS: 'https://pictures.example, https://cdn.example:8443' }
    expect(pictureSources(env)).toEqual([...ALWAYS, 'https://pictures.example', 'https://cdn.example:8443'])
  })

  it('let in exactly the hosts that they come from', () => {
    expect(pictureSources(tiles)).toEqual([
      ...ALWAYS,
      ...['a', 'b', 'c'].map((host) => `https://${host}.tiles.example:8443`),
    ])
    const one = { ...tiles, MAP_TILE_URL: 'http://10.0.0.7:8080/map/{z}/{x}/{y}.png?key={z}' }
    expect(pictureSources(one)).toEqual([...ALWAYS, 'http://10.0.0.7:8080'])
    const quoted = { ...tiles, MAP_TILE_URL: "https://tiles.example/;script-src *;'{z}/{x}/{y}.png" }
    expect(pictureSources(quoted)).toEqual([...ALWAYS, 'https://tiles.example'])
  })
})

describe('road snapping', () => {
  it('is done here unless a provider is configured', () => {
    expect(readConfig({}).roadSnap).toBeUndefined()
    expect(readConfig({ ROAD_SNAP_KEY: 'k' }).roadSnap).toBeUndefined()
    expect(readConfig({ ROAD_SNAP_URL: 'https://roads.example/match', ROAD_SNAP_KEY: 'k' }).roadSnap).toEqual({
      url: 'https://roads.example/match',
      key: 'k',
    })
    expect(readConfig({ ROAD_SNAP_URL: 'https://roads.example/match' }).roadSnap?.key).toBeUndefined()
  })

  it.each(['roads', 'file:///etc/passwd'])('is refused at start for %s', (url) =>
    expect(() => readConfig({ ROAD_SNAP_URL: url })).toThrow('ROAD_SNAP_URL'),
  )
})

describe('pages of others in a frame', () => {
  const frameSources = (env: NodeJS.ProcessEnv) =>
    contentPolicy(readConfig(env))
      .split('; ')
      .find((rule) => rule.startsWith('frame-src'))

  it('are none unless their origins are configured, and then those alone', () => {
    expect(frameSources({})).toBe("frame-src 'none'")
    expect(frameSources({ FRAME_ORIGINS: 'https://a.example, https://b.example:8443/,https://a.example' })).toBe(
      'frame-src https://a.example https://b.example:8443',
    )
  })

  it.each([
    'http://a.example',
    'a.example',
    '*',
    'https://*.example',
    'https://a.example/path',
    "'self'",
    'https:',
    'https://a.example;script-src *',
  ])('are refused at start as %s', (FRAME_ORIGINS) =>
    expect(() => readConfig({ FRAME_ORIGINS })).toThrow('FRAME_ORIGINS'),
  )
})

describe('who tells where addresses are', () => {
  it('is nobody unless an address with its place for the IP is configured', () => {
    expect(readConfig({}).ipPlaces).toBeUndefined()
    expect(readConfig({ IP_PLACE_URL: 'https://places.example/{ip}', IP_PLACE_TOKEN: 't' }).ipPlaces).toEqual({
      url: 'https://places.example/{ip}',
      token: 't',
    })
    for (const IP_PLACE_URL of ['https://places.example/', 'ftp://places.example/{ip}', '{ip}'])
      expect(() => readConfig({ IP_PLACE_URL })).toThrow('IP_PLACE_URL')
  })
})

describe('who reads pictures of papers', () => {
  const all = { OCR_URL: 'https://ocr.example', OCR_KEY: 'k', OCR_SECRET: 's' }

  it('is this program unless a provider is configured', () => {
    expect(readConfig({}).ocr).toBeUndefined()
    expect(readConfig(all).ocr).toEqual({ url: 'https://ocr.example', key: 'k', secret: 's' })
  })

  it.each(['OCR_URL', 'OCR_KEY', 'OCR_SECRET'])('is not known without %s', (name) =>
    expect(() => readConfig({ ...all, [name]: '' })).toThrow('OCR_URL'),
  )

  it('has an address of the web', () =>
    expect(() => readConfig({ ...all, OCR_URL: 'ftp://ocr.example' })).toThrow('OCR_URL'))
})

describe('whose accounts people come in with', () => {
  const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' }
  const wecom = { WECOM_CORP_ID: 'ww', WECOM_AGENT_ID: '1', WECOM_SECRET: 's' }
  const dingtalk = { DINGTALK_CLIENT_ID: 'd', DINGTALK_CLIENT_SECRET: 's' }

  it('is nobody’s unless a provider is configured', () => {
    expect(readConfig({}).thirdParty).toEqual({})
    expect(readConfig({ ...oidc, ...wecom, ...dingtalk, OIDC_NAME: '集团账号' }).thirdParty).toEqual({
      oidc: { issuer: 'https://id.example', clientId: 'c', clientSecret: 's', name: '集团账号' },
      wecom: {
        corpId: 'ww',
        agentId: '1',
        secret: 's',
        loginUrl: 'https://login.work.weixin.qq.com',
        apiUrl: 'https://qyapi.weixin.qq.com',
      },
      dingtalk: {
        clientId: 'd',
        clientSecret: 's',
        loginUrl: 'https://login.dingtalk.com',
        apiUrl: 'https://api.dingtalk.com',
      },
    })
  })

  it.each([
    ...Object.keys(oidc).map((name) => ({ name, all: oidc })),
    ...Object.keys(wecom).map((name) => ({ name, all: wecom })),
    ...Object.keys(dingtalk).map((name) => ({ name, all: dingtalk })),
  ])('is not known without $name', ({ name, all }) =>
    expect(() => readConfig({ ...all, [name]: '' })).toThrow(`${Object.keys(all).join('、')}须同时设置`),
  )

  it('is asked in the open on this machine alone', () => {
    expect(readConfig({ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:9000' }).thirdParty.oidc).toBeDefined()
    expect(() => readConfig({ ...oidc, OIDC_ISSUER: 'http://id.example' })).toThrow('OIDC_ISSUER')
    expect(() => readConfig({ ...wecom, WECOM_API_URL: 'http://qyapi.example' })).toThrow('WECOM_API_URL')
  })
})

describe('production', () => {
  const real = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db.example/tufang',
    SMS_HTTP_URL: 'https://sms.example',
  }

  it('has a database and an SMS gateway, or whoever starts it says that it needs none', () => {
    expect(readConfig(real)).toMatchObject({ production: true, demo: false })
    expect(() => readConfig({ ...real, DATABASE_URL: '' })).toThrow('ALLOW_EMBEDDED_DATABASE=1')
    expect(() => readConfig({ ...real, SMS_HTTP_URL: '' })).toThrow('ALLOW_NO_SMS=1')
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^环境变量有误：DATABASE_URL.*；SMS_HTTP_URL.*$/)
    const without = { NODE_ENV: 'production', ALLOW_NO_SMS: '1', ALLOW_EMBEDDED_DATABASE: '1' }
    expect(readConfig(without)).toMatchObject({ sms: [], databaseUrl: undefined, demo: false })
  })

  it('ends in one line, and with 78, where something is missing', () => {
    vi.stubEnv('NODE_ENV', 'production')
    for (const name of ['DATABASE_URL', 'SMS_HTTP_URL', 'DEMO']) vi.stubEnv(name, '')
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`)
    })
    expect(() => configOrExit()).toThrow('ended with 78')
    expect(exit).toHaveBeenCalledTimes(1)
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^环境变量有误：DATABASE_URL: .*；SMS_HTTP_URL: .*$/)]])
    vi.unstubAllEnvs()
  })

  it('shows no demo', () => expect(() => readConfig({ ...real, DEMO: '1' })).toThrow('DEMO'))

  it('keeps no code in a file: without a gateway it says that it sends none', async () => {
    const sms = smsOf(readConfig({ ...real, SMS_HTTP_URL: '', ALLOW_NO_SMS: '1' }))
    await expect(sms.send({ mobile: '13800000001', code: '123456' })).rejects.toThrow('短信服务未开通')
  })
})
