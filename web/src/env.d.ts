/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_PRIVACY_URL?: string
  readonly VITE_SERVICE_URL?: string
  readonly VITE_FILING_NUMBER?: string
}
