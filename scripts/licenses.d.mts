export function licenses(): { name: string; version: string; license: string; isAccepted: boolean }[];
