/** What a policy makes goes where a text would: as such it is typed. */
interface TrustedTypePolicies {
  createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(name: string, rules: Rules): Rules
}

declare global {
  interface Window {
    /** Browsers without it take plain texts; with it, the policy of documents lets in only what one of three rules made. */
    readonly trustedTypes?: TrustedTypePolicies
  }
}

/** Every rule by which markup or the address of a script may enter a page; documents allow no other. */
export const trustedTypePolicies = ['konvehti-starter', 'konvehti-html', 'konvehti-services'] as const
