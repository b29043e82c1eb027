import type { IconName } from '../../ui/text/icon-names.ts'

/** A deployer puts their own addresses here. */
export const socialLinks: { name: string; href: string; icon: IconName }[] = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', icon: 'linkedin' },
  { name: 'Instagram', href: 'https://www.instagram.com/', icon: 'instagram' },
  { name: 'Facebook', href: 'https://www.facebook.com/', icon: 'facebook' },
  { name: 'X', href: 'https://x.com/', icon: 'x' },
]
