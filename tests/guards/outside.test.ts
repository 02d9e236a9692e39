import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { newId } from '@tufang/server/kernel/values/id'
import { hashPassword, tryPassword, verifyPassword } from '@tufang/server/modules/identity/password/hashing'
import { hashSecret, verifySecret } from '@tufang/server/modules/identity/secret'
import { readInvoice } from '@tufang/server/platform/einvoice/read-invoice'
import { writeForm } from '@tufang/server/platform/excel/form'
import { readXlsx } from '@tufang/server/platform/excel/reading/read-xlsx'
import { writeXlsx } from '@tufang/server/platform/excel/xlsx'
import { AmapSnapper } from '@tufang/server/platform/geo/amap-snapper'
import { HttpIpPlaces } from '@tufang/server/platform/geo/http-ip-places'
import { HttpOcr } from '@tufang/server/platform/ocr/http-ocr'
import { OwnOcr } from '@tufang/server/platform/ocr/own-ocr'
import { readPaper } from '@tufang/server/platform/paper/read-paper'
import {
  renderBoardPdf,
  renderPlanPdf,
  renderReceiptPdf,
  renderReconciliationPdf,
  renderSettlementPdf,
} from '@tufang/server/platform/pdf/pdf'
import { secretKey } from '@tufang/server/platform/secret-key'
import { HttpSms } from '@tufang/server/platform/sms/http-sms'
import { InboxSms, SpoolSms } from '@tufang/server/platform/sms/sms'
import { DriveStorage } from '@tufang/server/platform/storage/drive'
import { newKey } from '@tufang/server/platform/storage/storage'
import { DingtalkProvider } from '@tufang/server/platform/third-party/dingtalk'
import { OidcProvider } from '@tufang/server/platform/third-party/oidc'
import { WecomProvider } from '@tufang/server/platform/third-party/wecom'
import { testDatabase } from '@tufang/tests/database'
import { TestGateway } from '@tufang/tests/gateway'
import { importsOf, root, sourcesIn } from '@tufang/tests/imports'
import { leftTransactions } from '@tufang/tests/outside'
import { services } from '@tufang/tests/services'
import { describe, expect, it } from 'vitest'

const database = await testDatabase()
const { outbox } = await services()
const nowhere = { url: 'http://127.0.0.1:1/', token: undefined, key: undefined }
const storage = new DriveStorage({ folder: path.join(tmpdir(), newId()), s3: undefined })
const key = newKey(null, new Date(), 'png')
const sms = { mobile: '13800000001', code: '123456' }
const client = { clientId: 'c', clientSecret: 's' }
const asking = { state: 's', nonce: 'n', verifier: 'v', redirectUri: nowhere.url }
const urls = { loginUrl: nowhere.url, apiUrl: nowhere.url }
const oidc = new OidcProvider({ ...client, issuer: nowhere.url, name: 'x' })

/** Every way out of the program, as its modules import it. */
const waysOut: Record<string, () => Promise<unknown>> = {
  'HttpSms.send': () => new HttpSms([nowhere]).send(sms),
  'HttpIpPlaces.find': () => new HttpIpPlaces(nowhere).find('113.87.12.9'),
  'InboxSms.send': () => new InboxSms().send(sms),
  'SpoolSms.send': () => new SpoolSms(path.join(tmpdir(), newId())).send(sms),
  'DriveStorage.put': () => storage.put(key, new Uint8Array(), 'image/png'),
  'DriveStorage.get': () => storage.get(key),
  'DriveStorage.delete': () => storage.delete(key),
  secretKey: () => secretKey(undefined, { dataDir: path.join(tmpdir(), newId()), name: 'x' })(),
  'AmapSnapper.snap': () => new AmapSnapper(nowhere).snap([]),
  'HttpOcr.readRuns': () => new HttpOcr({ url: nowhere.url, key: 'k', secret: 's' }).readRuns(new Uint8Array()),
  'HttpOcr.readLicence': () => new HttpOcr({ url: nowhere.url, key: 'k', secret: 's' }).readLicence(new Uint8Array()),
  'OwnOcr.readLicence': () => new OwnOcr().readLicence(new Uint8Array()),
  'OidcProvider.authorizeUrl': () => oidc.authorizeUrl(asking),
  'OidcProvider.identify': () => oidc.identify('code', asking),
  'WecomProvider.identify': () =>
    new WecomProvider('x', { ...urls, corpId: 'c', agentId: '1', secret: 's' }).identify('code'),
  'DingtalkProvider.identify': () => new DingtalkProvider('x', { ...urls, ...client }).identify('code'),
  renderReceiptPdf: () => renderReceiptPdf([]),
  renderSettlementPdf: () => renderSettlementPdf([]),
  renderPlanPdf: () => renderPlanPdf([]),
  renderBoardPdf: () => renderBoardPdf([]),
  renderReconciliationPdf: () => renderReconciliationPdf([]),
  readInvoice: () => readInvoice(new Uint8Array()),
  readPaper: () => readPaper(new Uint8Array()),
  readXlsx: () => readXlsx(new Uint8Array()),
  writeXlsx: () => writeXlsx({ name: 'x', columns: [], rows: [] }),
  writeForm: () => writeForm({ name: 'x', columns: [], notes: { name: 'y', rows: [], widths: [] }, choices: 'z' }),
  hashPassword: () => hashPassword('secret'),
  verifyPassword: () => verifyPassword('secret', '$argon2id$'),
  tryPassword: () => tryPassword('secret', null),
  hashSecret: () => hashSecret('secret'),
  verifySecret: () => verifySecret('secret', 'a:b'),
  'Outbox.deliver': () => outbox.deliver(newId()),
  'Outbox.deliverWithin': () => outbox.deliverWithin(1, newId()),
}

describe('inside a transaction', () => {
  it.each(Object.entries(waysOut))('%s is refused', async (_, leave) => {
    await expect(inTransaction(database, leave)).rejects.toThrow('is awaited inside a transaction')
  })
})

/** Packages and calls that leave the process or its thread. */
const PACKAGES =
  /^(node:(child_process|worker_threads|fs|fs\/promises|net|tls|http|https|http2|dgram|dns|zlib)|@node-rs\/argon2|undici|openid-client|flydrive.*|yazl|cockatiel|sharp|tesseract\.js|onnxruntime-web|zxing-wasm.*|pg|@aws-sdk\/.*)$/
const CALLS = /\b(fetch|startThread|promisify<.*>)\(/

/** Files that leave the process, though never within a request. */
const exceptions: Record<string, string> = {
  'server/src/doctor/doctor.ts': 'is a program of its own',
  'server/src/doctor/look.ts': 'knows the errors of the connection for that program',
  'server/src/doctor/reading.ts': 'is the connection of that program',
  'server/src/doctor/secrets.ts': 'reads keys for that program',
  'server/src/graphql/known-documents.ts': 'reads the documents of the pages once, at the start',
  'server/src/modules/identity/network.ts': 'only takes addresses apart',
  'server/src/platform/database/embedded/embedded.ts': 'is the process of the embedded database',
  'server/src/platform/database/embedded/folder.ts': 'makes the folder of the embedded database at the start',
  'server/src/platform/database/embedded/left-over.ts': 'ends what a killed program left behind, at the start',
  'server/src/platform/database/embedded/ownership.ts': 'is a connection of its own, to the database',
  'server/src/platform/database/embedded/programs.ts': 'looks for the programs of the embedded database at the start',
  'server/src/platform/database/listener.ts': 'is a connection of its own, to the database',
  'server/src/platform/database/named-client.ts': 'is the connection to the database',
  'server/src/platform/database/pool-watch.ts': 'tries a fresh connection to the database, for /healthz',
  'server/src/platform/database/wall.ts': 'makes the queries of that connection',
  'server/src/platform/excel/reading/unpack.ts': 'runs in the thread that reads',
  'server/src/platform/excel/reading/worker.ts': 'runs in the thread that reads',
  'server/src/platform/geo/ip-place.ts': 'only takes addresses apart',
  'server/src/platform/http/connections.ts': 'only looks at the connections of callers',
  'server/src/platform/http/drain.ts': 'only ends the connections of callers',
  'server/src/platform/ocr/baidu-token.ts': 'asks for the one that refuses',
  'server/src/platform/ocr/limits.ts': 'only counts and measures for those that refuse',
  'server/src/platform/ocr/looks.ts': 'cuts lines out of pictures for those that refuse',
  'server/src/platform/ocr/paddle/model.ts': 'runs in the thread that finds and reads lines',
  'server/src/platform/ocr/paddle/paddle-reader.ts': 'is a thread of the one that refuses',
  'server/src/platform/ocr/paddle/strip.ts': 'cuts lines out of pictures for those that refuse',
  'server/src/platform/ocr/paddle/thread.ts': 'runs in the thread that finds and reads lines',
  'server/src/platform/ocr/page-reader.ts': 'is a thread of the one that refuses',
  'server/src/platform/ocr/picture/clear.ts': 'clears pictures for those that refuse',
  'server/src/platform/ocr/picture/corners.ts': 'looks for papers on pictures for those that refuse',
  'server/src/platform/ocr/picture/photo.ts': 'opens a photograph for those that refuse',
  'server/src/platform/ocr/picture/picture.ts': 'opens pictures for those that refuse',
  'server/src/platform/ocr/picture/some-writing.ts': 'draws a picture for those that refuse',
  'server/src/platform/ocr/standing.ts': 'turns pictures for those that refuse',
  'server/src/platform/paper/worker.ts': 'runs in the process that reads',
  'server/src/platform/pdf/font/rare-glyphs.ts': 'runs in the thread that renders',
  'server/src/platform/pdf/font/typeface.ts': 'runs in the thread that renders',
  'server/src/platform/pdf/worker.ts': 'runs in the thread that renders',
  'server/src/platform/third-party/oidc.ts': 'asks by the base class that refuses',
  'server/src/platform/thread.ts': 'starts threads for those that refuse',
  'server/src/print-schema.ts': 'is a program of its own',
  'server/src/tables/behaviour.ts': 'lists sources for a program of its own',
  'server/src/tables/print-behaviour.ts': 'is a program of its own',
  'server/src/tables/print-permissions.ts': 'is a program of its own',
  'server/src/tables/print.ts': 'is a program of its own',
  'server/src/tables/uses.ts': 'reads sources for that program',
  'server/src/web.ts': 'looks for the pages at the start',
}

describe('every source that can leave the process or its thread', () => {
  const leaving = sourcesIn('server/src').filter((file) => {
    const packages = importsOf(file).some(({ to, isType }) => !isType && PACKAGES.test(to))
    return packages || CALLS.test(readFileSync(path.join(root, file), 'utf8'))
  })

  it('refuses to do so inside a transaction, or is named with the reason', () => {
    const refusing = leaving.filter((file) =>
      /\brefuseInTransaction\('/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(leaving.filter((file) => !refusing.includes(file))).toEqual(Object.keys(exceptions))
  })
})

describe('the watch over all tests', () => {
  it('sees a request, a connection and a thread that begin inside a transaction, and none outside', async () => {
    const gateway = await TestGateway.open()
    const { hostname: host, port } = new URL(gateway.url)
    const leave = async () => {
      await (await fetch(gateway.url, { method: 'POST', body: '{}' })).text()
      const socket = connect(Number(port), host)
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.destroy()
      await new Worker('', { eval: true }).terminate()
    }
    await leave()
    expect(leftTransactions()).toEqual([])
    await inTransaction(database, leave)
    const seen = leftTransactions().map((stack) => /(\S+) inside a transaction/.exec(stack)?.[1])
    expect(new Set(seen)).toEqual(new Set(['undici:request:create', 'net.client.socket', 'worker_threads']))
    gateway.close()
  })

  it('does not take the database’s own connections for others', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => inTransaction(database, (em) => em.execute('select pg_sleep(0.05)'))),
    )
    expect(leftTransactions()).toEqual([])
  })
})
