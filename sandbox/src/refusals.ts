/** Nothing happened: too much was to be given back, a card was removed, a key came with something else. */
export class Refused extends Error {}

/** Nobody of this name is a customer here, and nothing happened. */
export class CustomerUnknown extends Refused {}

/** Too little money of the shop is here: nothing happened, and it can be asked for again, as another try. */
export class ShortOfFunds extends Refused {}

/** The line broke: what was asked may have happened. */
export class Unreachable extends Error {}

/** Somebody else than the sandbox says that it brings news. */
export class Forged extends Error {}
