/** Values of a policy are used in place of texts, so they are typed as texts. */
interface TrustedTypePolicies {
  createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(name: string, rules: Rules): Rules
}

declare global {
  interface Window {
    /**
     * Browsers without it accept plain texts; with it, the policy of documents accepts only values made by one of three
     * rules.
     */
    readonly trustedTypes?: TrustedTypePolicies
  }
}

/** Every rule by which markup or the address of a script may enter a page; documents allow no other. */
export const trustedTypePolicies = ['konvehti-starter', 'konvehti-html', 'konvehti-services'] as const

/** The page editor's document has further rules: texts that are opened, and what is pasted into them. */
export const editorTypePolicies = ['konvehti-editor', 'ProseMirrorClipboard'] as const
