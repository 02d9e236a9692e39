import { DingtalkProvider } from './dingtalk.js'
import { OidcProvider } from './oidc.js'
import { type ProviderKind, providerNames, type ThirdPartyProvider } from './provider.js'
import type { ThirdPartySettings } from './settings.js'
import { WecomProvider } from './wecom.js'

/** Configured providers, in the order in which they are shown. */
export function openProviders({
  oidc,
  wecom,
  dingtalk,
}: ThirdPartySettings): ReadonlyMap<ProviderKind, ThirdPartyProvider> {
  const all: ThirdPartyProvider[] = [
    ...(oidc ? [new OidcProvider(oidc)] : []),
    ...(wecom ? [new WecomProvider(providerNames.WECOM, wecom)] : []),
    ...(dingtalk ? [new DingtalkProvider(providerNames.DINGTALK, dingtalk)] : []),
  ]
  return new Map(all.map((provider) => [provider.kind, provider]))
}
