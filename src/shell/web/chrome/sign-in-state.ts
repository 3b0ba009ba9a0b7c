import { useEffect, useState } from 'react'
import type { Navigation } from '#src/shell/contract/navigation.ts'

export type SignedIn = 'unknown' | 'yes' | 'no'

/** An unanswered question counts as not signed in after this (C-3.13). */
const patienceMs = 1000

export function useSettledSignIn(signedIn: SignedIn): SignedIn {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (signedIn !== 'unknown') return
    const timer = setTimeout(() => setWaited(true), patienceMs)
    return () => clearTimeout(timer)
  }, [signedIn])
  return signedIn === 'unknown' && waited ? 'no' : signedIn
}

export interface SignInLink {
  url: string
  textKey: string
  /** The answer is still out: shown, but not to be followed yet. */
  waiting: boolean
}

/** Login or logout, or null when the site has no page for it. */
export function signInLink(navigation: Navigation, signedIn: SignedIn): SignInLink | null {
  const url = signedIn === 'yes' ? navigation.logOutPageUrl : navigation.loginPageUrl
  if (url === '') return null
  return {
    url,
    textKey: signedIn === 'yes' ? '/shell/header/logout' : '/shell/header/login',
    waiting: signedIn === 'unknown',
  }
}

/** Returns where the account button leads: the account page or the login page. */
export const accountUrl = (navigation: Navigation, signedIn: SignedIn): string =>
  signedIn === 'yes' ? navigation.accountPageUrl : navigation.loginPageUrl
