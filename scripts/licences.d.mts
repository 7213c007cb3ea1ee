export function licences(): { name: string; version: string; licence: string; isAccepted: boolean }[];
